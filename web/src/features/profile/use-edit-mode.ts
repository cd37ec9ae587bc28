import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../router/paths.ts';

/**
 * Edit mode as a part of the address, so that Back leaves it and a reload keeps it. It ends where it was begun: on the
 * profile, or among the first steps.
 */
export function useEditMode() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFirstStep?: boolean } | null };
  return {
    isOn: search.has('edit'),
    open: () => void navigate({ search: '?edit' }),
    close: () => void navigate(state?.isFirstStep ? paths.welcome : { search: '' }, { replace: true }),
  };
}
