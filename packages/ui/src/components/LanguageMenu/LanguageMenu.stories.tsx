import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { LanguageMenu } from './LanguageMenu.tsx';

const meta = {
  title: 'ui/Navigation/LanguageMenu',
  component: LanguageMenu,
  args: {
    label: 'Ngôn ngữ: Tiếng Việt',
    current: 'vi',
    languages: [
      { code: 'vi', name: 'Tiếng Việt', href: '#vi' },
      { code: 'en', name: 'English', href: '#en' },
      { code: 'ko', name: '한국어', href: '#ko' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 220, paddingInlineStart: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
};
