import { fold } from '../../search/fold.ts';

/** Carriers in Vietnam whose page about a parcel has an address of its own. A shop types the name as it likes. */
const carriers: readonly { readonly name: RegExp; readonly page: string }[] = [
  { name: /\bghn\b|giao hang nhanh/, page: 'https://donhang.ghn.vn/?order_code=' },
  { name: /\bghtk\b|giao hang tiet kiem/, page: 'https://i.ghtk.vn/' },
  { name: /\bspx\b|shopee/, page: 'https://spx.vn/track?' },
  { name: /\bj ?& ?t\b/, page: 'https://jtexpress.vn/vi/tracking?type=track&billcode=' },
  { name: /\bninja ?van\b/, page: 'https://www.ninjavan.co/vi-vn/tracking?id=' },
];

/** Where a carrier tells what becomes of a parcel; null for one that we do not know, and without a number. */
export function trackingUrl(carrier: string, tracking: string): string | null {
  const number = tracking.trim();
  const found = carriers.find(({ name }) => name.test(fold(carrier)));
  return found === undefined || number === '' ? null : found.page + encodeURIComponent(number);
}
