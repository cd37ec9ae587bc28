import { ErrorState } from '../components/feedback/ErrorState.tsx';

/** In place of a screen that failed in a way nobody expected. */
export function ScreenFailure() {
  return (
    <ErrorState
      title="Something went wrong"
      text="This screen could not be shown."
      onRetry={() => window.location.reload()}
    />
  );
}
