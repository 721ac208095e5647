import { brandTheme } from '../brand-theme.ts';

brandTheme('bgrid', '[data-brand=bgrid]');
