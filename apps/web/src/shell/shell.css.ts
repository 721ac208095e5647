import { size, space } from '@hien/ui/theme';
import { style } from '@vanilla-extract/css';

export const skeleton = style({ display: 'grid', gap: space[6], paddingBlock: space[10] });

export const bare = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  paddingBlock: space[24],
});

export const bareButton = style({
  minHeight: size.touch,
  paddingInline: space[6],
  textDecoration: 'underline',
});

export const noScript = style({ padding: space[4], textAlign: 'center' });
