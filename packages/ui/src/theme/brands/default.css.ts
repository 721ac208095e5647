// Generated from tokens/brands/ by packages/ui/generate.mjs. Change the tokens, not this file.
import { brandTheme } from '../brand-theme.ts';

brandTheme('default');
