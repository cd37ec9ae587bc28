import { Input } from '@mantine/core';
import { useRef, useState } from 'react';
import { LONGEST_EDGES, UPLOAD_RULES, uploadRefusal } from '../../../../shared/rules/upload-kinds.ts';
import { projectForm } from '../../../../shared/texts/projects/project-form.ts';
import { projects as texts } from '../../../../shared/texts/projects/projects.ts';
import { DropTarget } from '../../components/forms/files/DropTarget.tsx';
import { PictureButtons } from '../../components/forms/files/PictureButtons.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { downsize } from '../../components/media/downsize.ts';
import { held, type Picture, sourceOf } from '../../components/media/picture.ts';
import { Poster } from '../../entities/project/Poster.tsx';
import classes from './PosterSection.module.css';

const TYPES = Object.keys(UPLOAD_RULES.poster.types);

interface PosterSectionProps {
  /** The project; nothing where it is new. */
  id: string;
  poster: Picture;
  onChange: (poster: Picture) => void;
  /** Whether one is being made smaller, so that the form waits for it. */
  onPreparing: (isPreparing: boolean) => void;
}

/** The poster as it will look; one that is chosen is made smaller and waits for the form to be sent. */
export function PosterSection({ id, poster, onChange, onPreparing }: PosterSectionProps) {
  const [problem, setProblem] = useState<string>();
  const picks = useRef(0);
  const take = async (picked: File) => {
    setProblem(TYPES.includes(picked.type) ? undefined : texts.posterNotImage);
    if (!TYPES.includes(picked.type)) return;
    picks.current += 1;
    const pick = picks.current;
    onPreparing(true);
    const file = await downsize(picked, LONGEST_EDGES.poster).catch(() => undefined);
    // Another one was chosen meanwhile, or none.
    if (pick !== picks.current) return;
    onPreparing(false);
    const refusal = file ? uploadRefusal('poster', file.type, file.size) : texts.posterFailed;
    setProblem(refusal);
    if (file && !refusal) onChange(held(file));
  };
  const remove = () => {
    picks.current += 1;
    onPreparing(false);
    setProblem(undefined);
    onChange('');
  };
  return (
    <Section title={projectForm.looks}>
      {poster !== '' && (
        <Poster project={{ _id: id, name: '', poster: sourceOf(poster) }} className={classes.poster} />
      )}
      <div className={classes.actions}>
        <PictureButtons
          name="poster"
          kind="poster"
          words={poster === '' ? projectForm.addPoster : projectForm.changePoster}
          removeLabel={projectForm.removePoster}
          hasPicture={poster !== ''}
          onChoose={(file) => void take(file)}
          onRemove={remove}
        />
        <p className={classes.hint}>{projectForm.posterHint}</p>
      </div>
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
      <DropTarget onDrop={([file]) => file && void take(file)} />
    </Section>
  );
}
