import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token of a mailed link in the part of an address behind `#` or `?`, with that sign; undefined when there is none. */
export const tokenIn = (text: string): string | undefined =>
  new URLSearchParams(text.slice(1)).get('token') ?? undefined;

/**
 * The token that a link in a mail has brought along, behind `#`; links of older mails have it behind `?`. It leaves the
 * address at once and is kept by the screen alone: neither the browser's history nor its storage nor a referrer nor a
 * shared screen shows it. After a reload the link has to be followed once more.
 *
 * @returns the token, "" when there is none, and how to forget it once it is of no more use
 */
export function useLinkToken(): [token: string, forget: () => void] {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const inAddress = tokenIn(hash) ?? tokenIn(search);
  const [token, setToken] = useState(inAddress ?? '');
  useEffect(() => {
    if (inAddress === undefined) return;
    setToken(inAddress);
    void navigate(pathname, { replace: true, state: null });
  }, [inAddress, navigate, pathname]);
  return [token, () => setToken('')];
}
