import { brandTheme } from '../brand-theme.ts';

brandTheme('default', ':root,[data-brand=default]');
