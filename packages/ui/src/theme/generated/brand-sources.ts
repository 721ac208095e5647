// Generated from tokens/brands/ by packages/ui/generate.mjs. Change the tokens, not this file.
import defaultBrand from '../../../../../tokens/brands/default.tokens.json' with { type: 'json' };
import bgridBrand from '../../../../../tokens/brands/bgrid.tokens.json' with { type: 'json' };
import demoBrand from '../../../../../tokens/brands/demo.tokens.json' with { type: 'json' };
import samsungBrand from '../../../../../tokens/brands/samsung.tokens.json' with { type: 'json' };
import vibBrand from '../../../../../tokens/brands/vib.tokens.json' with { type: 'json' };

export const sources = {
  default: defaultBrand,
  bgrid: bgridBrand,
  demo: demoBrand,
  samsung: samsungBrand,
  vib: vibBrand,
};
