import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { OverlayBoundary } from '../../components/feedback/OverlayBoundary.tsx';
import { Section } from '../../components/layout/Section.tsx';
import classes from './DialogSection.module.css';

interface DialogSectionProps {
  title: string;
  hint: string;
  action: string;
  icon: ReactNode;
  /** The dialog that the button opens; there is no button where there is none. */
  children?: ((close: () => void) => ReactNode) | undefined;
}

/** What can be done with a project as a whole, below its form: a button that asks before it acts. */
export function DialogSection({ title, hint, action, icon, children }: DialogSectionProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <div className={classes.part}>
      <Section title={title}>
        <p className={classes.hint}>{hint}</p>
        {children && (
          <div>
            <Button
              ref={button}
              variant="default"
              leftSection={icon}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              {action}
            </Button>
          </div>
        )}
      </Section>
      {isAsking && <OverlayBoundary onClose={close}>{children?.(close)}</OverlayBoundary>}
    </div>
  );
}
