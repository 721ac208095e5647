/** The files of a component of packages/ui, as house style wants them: the part, its look, its stories, its sheet, its page. */
export function componentFiles(name: string): Record<string, string> {
  const folder = `packages/ui/src/components/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as s from './${name}.css.ts';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** Say in one sentence what it is for. */
export const ${name} = ({ className, ...rest }: ${name}Props) => <div className={cx(s.root, className)} {...rest} />;
`,
    [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ padding: space[4], color: vars.color.text.default });
`,
    [`${folder}/${name}.docs.ts`]: `import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: '',
  use: [''],
  avoid: [['', '']],
  reader: [''],
};
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = { title: 'ui/Parts/${name}', component: ${name}, args: { children: 'Ữ Ặ Ễ' } } satisfies Meta<typeof ${name}>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
`,
    [`${folder}/${name}.sheet.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyBrand } from '../../testing/every-brand.ts';
import { Sheet } from '../../testing/Sheet.tsx';
import { ${name} } from './${name}.tsx';

const meta = { title: 'ui/Sheets/${name}', component: ${name}, tags: ['!autodocs'], parameters: everyBrand } satisfies Meta<typeof ${name}>;
export default meta;

export const AllStates: StoryObj<typeof meta> = {
  render: () => (
    <Sheet rows={['default']} columns={['rest']}>
      {() => <${name}>Ữ Ặ Ễ</${name}>}
    </Sheet>
  ),
};
`,
  };
}
