// Generated from tokens/brands/ by packages/ui/generate.mjs. Change the tokens, not this file.
import '../../components/Header/frames/demo.css.ts';
import '../../components/PageFrame/frames/demo.css.ts';
import { brandTheme } from '../brand-theme.ts';

brandTheme('demo');
