import { errors, lazyParts } from '../../../shared/texts.ts';
import { ErrorState } from '../components/feedback/ErrorState.tsx';

/** In place of a screen that failed in a way nobody expected. */
export function ScreenFailure() {
  return (
    <ErrorState
      title={errors.somethingWentWrong}
      text={lazyParts.notShown}
      onRetry={() => window.location.reload()}
    />
  );
}
