import { useState } from 'react';

/** False until `open` was true once: heavy parts are fetched only then, and stay for their exit. */
export const useOnceOpen = (open: boolean): boolean => {
  const [was, setWas] = useState(open);
  if (open && !was) setWas(true);
  return was || open;
};
