/** Facebook's own page for sharing an address; opens in a new tab and asks nobody before. */
export const facebookShareUrl = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

/** Zalo's own page for sharing an address. */
export const zaloShareUrl = (url: string): string =>
  `https://sp.zalo.me/share_inline?link=${encodeURIComponent(url)}`;
