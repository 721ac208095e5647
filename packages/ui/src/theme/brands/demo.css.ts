import { brandTheme } from '../brand-theme.ts';

brandTheme('demo', '[data-brand=demo]');
