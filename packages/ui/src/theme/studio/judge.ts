import { contrast } from '../contrast.ts';
import type { BrandDraft, DraftColour } from './draft.ts';
import { anchors, type RoleColours, rolesOfDraft, standsOut, weakestContrast } from './roles.ts';
import { BLACK, hexOf, nearestLightness, tintOf } from './tint.ts';

/** Paper is nearly white: everything else is made to be read on it. */
const paper = { lightest: 1, darkest: 0.965, mostChroma: 0.025 } as const;

const isPaper = (hex: string): boolean => {
  const { l, c } = tintOf(hex);
  return l >= paper.darkest - 0.0005 && c <= paper.mostChroma + 0.0005;
};

const checks = [
  ['inkOnPaper', 'ink', 'text.default', 'surface.page', 4.5],
  ['primaryOnPaper', 'primary', 'action.primary.bg', 'surface.page', 3],
  ['wordsOnPrimary', 'primary', 'action.primary.text', 'action.primary.bg', 4.5],
  ['wordsOnAccent', 'accent', 'action.accent.text', 'action.accent.bg', 4.5],
  ['chosenOnPaper', 'chosen', 'action.selected.mark', 'surface.page', 3],
] as const;
type Check = 'paper' | (typeof checks)[number][0];

/** What is checked of a picked colour, as people are told it. */
export interface Verdict {
  check: Check;
  /** Whose fault it is when it does not pass. */
  colour: DraftColour;
  /** The two colours that meet; the same twice for paper, which is measured alone. */
  ink: string;
  ground: string;
  ratio: number;
  /** WCAG AA: 4.5 for words, 3 for shapes. */
  least: number;
  passes: boolean;
}

const roleOf = (colour: DraftColour): string =>
  Object.keys(anchors).find((role) => anchors[role] === colour) ?? '';

function passes(colour: DraftColour, hex: string, roles: RoleColours): boolean {
  return colour === 'paper' ? isPaper(hex) : standsOut(roleOf(colour), hex, roles);
}

/** What is shown of a draft's contrast, each colour with that of its grounds on which it is the hardest to read. */
export function judge(draft: BrandDraft): Verdict[] {
  const roles = rolesOfDraft(draft, 'light');
  const { colours } = draft;
  const found = checks.map(([check, colour, ink, ground, least]): Verdict => {
    const [over, under] = [roles[ink] ?? '', roles[ground] ?? ''];
    const ratio = weakestContrast(ink, over, roles);
    return { check, colour, ink: over, ground: under, ratio, least, passes: ratio >= least };
  });
  return [
    {
      check: 'paper',
      colour: 'paper',
      ink: colours.ink,
      ground: colours.paper,
      ratio: contrast(colours.paper, BLACK),
      least: 18,
      passes: isPaper(colours.paper),
    },
    ...found,
  ];
}

/** The draft with each colour that is hard to read moved to the nearest that is not: its lightness alone, for paper also its chroma. */
export function mended(draft: BrandDraft): BrandDraft {
  const { l, c, h } = tintOf(draft.colours.paper);
  const light = isPaper(draft.colours.paper)
    ? draft.colours.paper
    : hexOf({ l: Math.max(l, paper.darkest + 0.003), c: Math.min(c, paper.mostChroma - 0.003), h });
  return (['chosen', 'primary', 'ink'] as const).reduce<BrandDraft>(
    (so, colour) => {
      const roles = rolesOfDraft(so, 'light');
      const hex = nearestLightness(so.colours[colour], (moved) => passes(colour, moved, roles));
      return { ...so, colours: { ...so.colours, [colour]: hex ?? so.colours[colour] } };
    },
    { ...draft, colours: { ...draft.colours, paper: light } },
  );
}
