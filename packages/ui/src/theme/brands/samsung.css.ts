import { brandTheme } from '../brand-theme.ts';

brandTheme('samsung', '[data-brand=samsung]');
