import '../../components/Header/frames/vib.css.ts';
import '../../components/PageFrame/frames/vib.css.ts';
import { brandTheme } from '../brand-theme.ts';

brandTheme('vib', '[data-brand=vib]');
