import '../../components/Header/frames/bgrid.css.ts';
import '../../components/PageFrame/frames/bgrid.css.ts';
import { brandTheme } from '../brand-theme.ts';

brandTheme('bgrid', '[data-brand=bgrid]');
