import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteReturnPath } from '../../router/return-path.ts';

/** Notes where the address of this screen says that its visitor came from; links between such screens do not repeat it. */
export function useNoteReturnPath(): void {
  const { search } = useLocation();
  useEffect(() => noteReturnPath(search), [search]);
}
