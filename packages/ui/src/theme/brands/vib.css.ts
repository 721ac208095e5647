import { brandTheme } from '../brand-theme.ts';

brandTheme('vib', '[data-brand=vib]');
