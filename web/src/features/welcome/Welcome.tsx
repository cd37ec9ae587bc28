import { Button, Card } from '@mantine/core';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { firstSteps as texts } from '../../../../shared/texts/members/first-steps.ts';
import { profileImport } from '../../../../shared/texts/members/profile-import.ts';
import { useMember } from '../../api/session.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { hasProfile, isStep, STEPS, type Step } from '../../entities/member/first-steps/first-steps.ts';
import { useFirstSteps } from '../../entities/member/first-steps/use-first-steps.ts';
import { ProfileImport } from '../../entities/member/import/ProfileImport.tsx';
import { paths } from '../../router/paths.ts';
import { FirstAction } from './FirstAction.tsx';
import { People } from './People.tsx';
import { Progress } from './Progress.tsx';
import classes from './Welcome.module.css';

/** The first steps of a new member; with `?import` only the import, for whoever edits their profile. */
export default function Welcome() {
  const [search] = useSearchParams();
  return search.has('import') ? <ImportOnly /> : <FirstSteps />;
}

function ImportOnly() {
  const member = useMember();
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <PageHeading>{profileImport.title}</PageHeading>
      <Card className={classes.card}>
        <ProfileImport member={member} onSaved={() => void navigate(paths.profile(member.username))} />
        <TextLink to={paths.profile(member.username)}>{profileImport.back}</TextLink>
      </Card>
    </div>
  );
}

function FirstSteps() {
  const member = useMember();
  const navigate = useNavigate();
  const { step: kept, goTo, end } = useFirstSteps(member);
  // The step is a part of the address, so that Back leads to the one before; without it, where they have left off.
  const [search, setSearch] = useSearchParams();
  const asked = search.get('step');
  const step: Step = isStep(asked) ? asked : (kept ?? 'profile');
  const place = STEPS.indexOf(step);
  const [before, after] = [STEPS[place - 1], STEPS[place + 1]];
  const go = (next: Step) => {
    goTo(next);
    setSearch({ step: next });
  };
  const leave = () => {
    end();
    void navigate(paths.home);
  };
  return (
    <div className={classes.page}>
      <div>
        <PageHeading>{titles.getStarted}</PageHeading>
        <p className={classes.dimmed}>{texts.intro}</p>
      </div>
      <Progress step={step} member={member} />
      <Card component="section" className={classes.card} aria-label={texts.steps[step]}>
        {step === 'profile' && <ProfileStep onSaved={() => go('people')} />}
        {step === 'people' && <People member={member} />}
        {step === 'first' && <FirstAction member={member} onTaken={end} />}
      </Card>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={leave}>
          {after ? texts.skip : texts.finish}
        </Button>
        <div className={classes.ways}>
          {before && (
            <Button variant="default" onClick={() => go(before)}>
              {texts.back}
            </Button>
          )}
          {after && (
            <Button
              // Without a profile, the file or the first lines come first.
              variant={step === 'profile' && !hasProfile(member) ? 'default' : 'filled'}
              onClick={() => go(after)}
            >
              {texts.next}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function ProfileStep({ onSaved }: { onSaved: () => void }) {
  const member = useMember();
  const stands = hasProfile(member);
  return (
    <>
      <div>
        <h2>{texts.profile.title}</h2>
        <p className={classes.dimmed}>{stands ? texts.profile.stands : texts.profile.hint}</p>
      </div>
      <ProfileImport member={member} onSaved={onSaved} variant={stands ? 'default' : 'filled'} />
      <Link
        className={classes.write}
        to={paths.editField(member.username, 'about')}
        state={{ isFirstStep: true }}
      >
        {texts.profile.write}
      </Link>
    </>
  );
}
