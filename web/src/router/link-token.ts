import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : undefined;

/**
 * The token that a link in a mail has brought along. It leaves the address at once, so that neither the browser's history
 * nor a referrer nor a shared screen shows it; a reload still finds it.
 *
 * @returns the token, "" when there is none, and how to forget it once it is of no more use
 */
export function useLinkToken(): [token: string, forget: () => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  return [inAddress ?? tokenOf(state) ?? '', () => void navigate(pathname, { replace: true, state: null })];
}
