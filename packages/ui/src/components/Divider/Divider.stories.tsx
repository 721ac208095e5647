import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Stack.tsx';
import { Divider } from './Divider.tsx';
import { common } from '../../testing/languages/common.ts';
import { told } from '../../testing/languages/InLanguage.tsx';

const meta = { title: 'ui/Base/Divider', component: Divider, tags: ['autodocs'] } satisfies Meta<
  typeof Divider
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const WithWords: Story = { args: { children: common.or } };
export const Upright: Story = {
  args: { upright: true },
  render: told((args) => (
    <Inline>
      <span>72 m²</span>
      <Divider {...args} />
      <span>{common.twoBedrooms}</span>
    </Inline>
  )),
};
