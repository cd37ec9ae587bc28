import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CATEGORIES, STAGES } from '../../../../shared/choices.ts';
import { DESCRIPTION_MAX, PITCH_MAX, TEAM_SIZE_MIN } from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectForm as texts } from '../../../../shared/texts/projects/project-form.ts';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { UploadProgress } from '../../components/forms/files/UploadProgress.tsx';
import { focusFirstError } from '../../components/forms/focus-first-error.ts';
import { namedField } from '../../components/forms/named-field.ts';
import { selectData } from '../../components/forms/select-data.ts';
import { useServerErrors } from '../../components/forms/use-server-errors.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Section } from '../../components/layout/Section.tsx';
import type { Picture } from '../../components/media/picture.ts';
import { paths } from '../../router/paths.ts';
import { useUnsavedWork } from '../../router/unsaved-work.ts';
import { PosterSection } from './PosterSection.tsx';
import classes from './ProjectForm.module.css';
import { bodyOf, fieldsOf, NEW_PROJECT, rolesOf } from './project-draft.ts';
import { checkProject, loadRules, teamSizeMax } from './project-rules.ts';
import { RolesSection } from './RolesSection.tsx';
import { NO_ROLE } from './role-fields.ts';
import { useRoles } from './use-roles.ts';
import { useSaveProject } from './use-save-project.ts';

const CATEGORY_OPTIONS = [{ value: '', label: texts.chooseCategory }, ...CATEGORIES];
const STAGE_OPTIONS = selectData(STAGES);

/** Gives the gradient of a project that has no id yet. */
const NO_ID = 'new';

interface ProjectFormProps {
  title: string;
  intro?: string;
  /** The stored project; absent while there is none yet. */
  project?: Project;
  /** Above the fields. */
  children?: ReactNode;
}

/** Everything that a founder says about a project. What was typed stays until it is stored. */
export function ProjectForm({ title, intro, project, children }: ProjectFormProps) {
  const navigate = useNavigate();
  const [initial] = useState(() => ({
    fields: project ? fieldsOf(project) : NEW_PROJECT,
    roles: project ? rolesOf(project) : [],
    poster: project?.poster ?? '',
  }));
  const list = useRoles(initial.roles);
  const [poster, setPoster] = useState<Picture>(initial.poster);
  const [isPreparing, setPreparing] = useState(false);
  const [savedId, setSavedId] = useState<string>();
  const { save, isSaving, progress } = useSaveProject({
    project,
    onSaved: setSavedId,
    onRefused: (errors) => showRefused(errors),
  });
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    initialValues: initial.fields,
    enhanceGetInputProps: namedField,
    onValuesChange: loadRules,
    validate: async (fields) => ({
      ...(await checkProject(fields, list.all(fields), project)),
      ...(list.isBegun(fields) && (await list.check(fields))),
    }),
  });
  const showRefused = useServerErrors(form, ref, isSaving);
  const { values, getInputProps: field } = form;
  const submit = form.onSubmit(
    (fields) => {
      if (isSaving || isPreparing) return;
      // A role that was written and not added is meant as well.
      const isBegun = list.isBegun(fields);
      const body = bodyOf(fields, isBegun ? list.put(fields) : list.roles);
      if (isBegun) form.setValues(NO_ROLE);
      // One that was not touched here may have been changed in another window.
      if (body) save({ body, poster: poster === initial.poster ? undefined : poster });
    },
    (errors) => focusFirstError(ref.current, errors),
  );
  const isBusy = isSaving || isPreparing || form.submitting;
  // A role that is in its fields to be changed is looked after where it is changed.
  const isWritingRole = list.edited === undefined && list.isBegun(values);
  const hasChanges =
    isWritingRole ||
    poster !== initial.poster ||
    JSON.stringify([{ ...values, ...NO_ROLE }, list.roles]) !==
      JSON.stringify([{ ...initial.fields, ...NO_ROLE }, initial.roles]);
  useUnsavedWork(hasChanges && savedId === undefined);

  useEffect(() => {
    if (savedId !== undefined) void navigate(paths.project(savedId), { replace: true });
  }, [savedId, navigate]);

  const [action, acting] = project ? [texts.update, texts.updating] : [texts.create, texts.creating];
  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={submit}>
      <div className={classes.head}>
        <PageHeading>{title}</PageHeading>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {children}
      <fieldset className={classes.fields} disabled={isSaving}>
        <PosterSection
          id={project?._id ?? NO_ID}
          poster={poster}
          onChange={setPoster}
          onPreparing={setPreparing}
        />
        <Section title={texts.about}>
          <TextInput {...field('name')} label={texts.name} required />
          <Textarea
            {...field('pitch')}
            label={texts.pitch}
            description={texts.pitchHint}
            minRows={2}
            bottomSection={<CharacterCount text={values.pitch} max={PITCH_MAX} />}
          />
          <Textarea
            {...field('description')}
            label={texts.description}
            minRows={6}
            bottomSection={<CharacterCount text={values.description} max={DESCRIPTION_MAX} />}
            required
          />
          <div className={classes.pair}>
            <NativeSelect {...field('category')} label={texts.category} data={CATEGORY_OPTIONS} required />
            <NativeSelect {...field('stage')} label={texts.stage} data={STAGE_OPTIONS} />
          </div>
          <div className={classes.pair}>
            <TextInput
              {...field('teamSize')}
              type="number"
              inputMode="numeric"
              min={TEAM_SIZE_MIN}
              max={teamSizeMax(project)}
              label={texts.teamSize}
              description={texts.teamSizeHint}
            />
            <TextInput
              {...field('website')}
              type="url"
              label={texts.website}
              placeholder="https://"
              autoComplete="url"
            />
          </div>
        </Section>
        <RolesSection
          form={form}
          list={list}
          onWrong={(errors) => {
            form.setErrors(errors);
            focusFirstError(ref.current, errors);
          }}
        />
      </fieldset>
      <div className={classes.foot}>
        {progress !== undefined && <UploadProgress label={texts.uploadingPoster} value={progress} />}
        <Button
          variant="default"
          disabled={isSaving}
          onClick={() => void navigate(project ? paths.project(project._id) : paths.projects)}
        >
          {texts.cancel}
        </Button>
        <Button type="submit" loading={isBusy} aria-busy={isBusy}>
          {isSaving ? acting : action}
        </Button>
      </div>
    </form>
  );
}
