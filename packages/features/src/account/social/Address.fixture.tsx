import { useLocation } from 'react-router-dom';

/** Where the router is now, for stories that lead somewhere. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{`${pathname}${search}`}</output>;
}
