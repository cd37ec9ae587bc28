import { useNavigate, useSearchParams } from 'react-router-dom';

/** Edit mode as a part of the address, so that Back leaves it and a reload keeps it. */
export function useEditMode() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    isOn: search.has('edit'),
    open: () => void navigate({ search: '?edit' }),
    close: () => void navigate({ search: '' }, { replace: true }),
  };
}
