/** Browsers by what only they say, the more particular first: Edge says Chrome too, Chrome says Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bcoc_coc_browser\//i, 'Cốc Cốc'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof browsers, agent: string): string[] =>
  list
    .filter(([sign]) => sign.test(agent))
    .map(([, name]) => name)
    .slice(0, 1);

/** `Chrome, Windows`: what a person recognises of a device. Empty for what calls itself nothing we know. */
export const deviceOf = (agent: string | undefined): string =>
  [...named(browsers, agent ?? ''), ...named(systems, agent ?? '')].join(', ');
