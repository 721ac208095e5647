import { useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from '../../../shared/address/useAddress.ts';
import { selectorAddress } from '../../Selector/selector-address.ts';

/** Browsers refuse an address that is written more often than some ten times a second. */
const SETTLED_MS = 400;

/** The code of the brand that is tried out: at once for the page, and in its address when the hand rests. */
export function useTriedBrand() {
  const { url, go } = useAddress(selectorAddress);
  const [code, setCode] = useState(url.brand);
  const write = useEffectEvent((brand: string) => {
    if (brand !== url.brand) go({ brand }, { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(code), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [code]);
  return { code, setCode };
}
