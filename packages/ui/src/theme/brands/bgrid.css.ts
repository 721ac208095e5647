// Generated from tokens/brands/ by packages/ui/generate.mjs. Change the tokens, not this file.
import '../../components/Header/frames/bgrid.css.ts';
import '../../components/PageFrame/frames/bgrid.css.ts';
import { brandTheme } from '../brand-theme.ts';

brandTheme('bgrid');
