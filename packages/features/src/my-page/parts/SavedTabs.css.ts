import { hidden as visuallyHidden, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const tabs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** A heading for those who hear the page: the tab above says it to the eye. */
export const hidden = style(visuallyHidden);
