import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { recoveryCodes as texts } from '../../../../../shared/texts/account/recovery-codes.ts';
import { toast } from '../../../components/feedback/toast.ts';
import classes from './NewCodes.module.css';

interface NewCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Codes that were just made, for as long as their owner looks at them. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(texts.copied),
      () => toast.error(texts.copyFailed),
    );
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <section ref={box} tabIndex={-1} aria-label={texts.list} className={classes.box}>
      <p className={classes.hint}>{texts.shownOnce}</p>
      <ol className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <Button component="a" variant="default" href={href} download={texts.fileName}>
          {texts.save}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </section>
  );
}
