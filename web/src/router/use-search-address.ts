import { useSearchParams } from 'react-router-dom';

/**
 * The search that the address holds, so that it can be sent on, and Back leads to it.
 *
 * @param nothing the search of an address that says nothing
 * @param searchIn the search of an address, which is asked for its parts by their names; what is unknown there is left
 *   out, as the server leaves it out
 */
export function useSearchAddress<Search extends Record<keyof Search, string>>(
  nothing: Search,
  searchIn: (get: (name: keyof Search & string) => string) => Search,
) {
  const [address, setAddress] = useSearchParams();
  const search = searchIn((name) => (address.get(name) ?? '').trim());
  const addressOf = (next: Record<keyof Search, string>, page: number): URLSearchParams => {
    const to = new URLSearchParams();
    if (page > 1) to.set('page', String(page));
    for (const name in nothing) if (next[name] !== nothing[name]) to.set(name, next[name]);
    return to;
  };
  const change = (next: Partial<Record<keyof Search, string>>) =>
    setAddress(addressOf({ ...search, ...next }, 1), { preventScrollReset: true });
  return {
    search,
    page: Number(address.get('page') ?? 1),
    /** Asks for something else, from the first page on. */
    change,
    hrefOf: (page: number) => `?${addressOf(search, page)}`,
  };
}
