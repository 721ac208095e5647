import { base } from './base.ts';

/** The colours that somebody picks; all others follow from them. */
export const draftColours = ['paper', 'ink', 'primary', 'accent', 'chosen'] as const;
export type DraftColour = (typeof draftColours)[number];

/** A brand as the studio holds it, and as its link says it. */
export interface BrandDraft {
  /** `#rrggbb` each. */
  readonly colours: Readonly<Record<DraftColour, string>>;
  /** Of a control's corner, in pixels, 0 to 16. */
  readonly radius: number;
  /** One or two letters in place of a drawn mark. */
  readonly mark: string;
  readonly name: string;
  readonly headline: string;
}

export const draftLimits = { radius: 16, mark: 2, name: 40, headline: 80 } as const;

const flat = (role: string): string => base.light[role] ?? '';

/** What a new draft starts from: the show flat's own look. */
export const firstDraft: BrandDraft = {
  colours: {
    paper: flat('surface.page'),
    ink: flat('text.default'),
    primary: flat('action.primary.bg'),
    accent: flat('action.accent.bg'),
    chosen: flat('action.selected.mark'),
  },
  radius: 2,
  mark: '',
  name: '',
  headline: '',
};

export const isColour = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** What people read, without what turns its direction or cannot be seen; a `~` ends a part of the code. */
const shown = (text: string, most: number): string =>
  [...text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}~]/gu, '')].slice(0, most).join('');

/** The draft within its limits: for what is typed and for what a link says. */
export function withinLimits(draft: BrandDraft): BrandDraft {
  return {
    ...draft,
    mark: shown(draft.mark, draftLimits.mark),
    name: shown(draft.name, draftLimits.name),
    headline: shown(draft.headline, draftLimits.headline),
  };
}

/** `f9f7f6.1f1e1d.403e3b.a4512f.575350~2~VT~Vạn Thắng~Căn hộ bên sông` */
export function encodeDraft(draft: BrandDraft): string {
  const { colours, radius, mark, name, headline } = withinLimits(draft);
  const hexes = draftColours.map((colour) => colours[colour].slice(1)).join('.');
  return [hexes, radius, mark, name, headline].join('~');
}

/** Reads a link's code. What is not a colour, a radius or a word as the studio writes them is as if it had not been said. */
export function decodeDraft(code: string): BrandDraft {
  const [hexes = '', radius = '', mark = '', name = '', headline = ''] = code
    .slice(0, 400)
    .split('~');
  const said = hexes.split('.').map((hex) => `#${hex}`);
  const colours = Object.fromEntries(
    draftColours.map((colour, at) => {
      const hex = said[at] ?? '';
      return [colour, isColour(hex) ? hex : firstDraft.colours[colour]];
    }),
  ) as Record<DraftColour, string>;
  const corner = /^\d{1,2}$/.test(radius) ? Number(radius) : firstDraft.radius;
  return withinLimits({
    colours,
    radius: Math.min(corner, draftLimits.radius),
    mark,
    name,
    headline,
  });
}
