import { answers, fixtures, MockFailure, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Screen } from './InteriorDesignDesignerScreen.tsx';

const meta = {
  title: 'screens/designs/InteriorDesignDesigner/Flow',
  component: Screen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    path: 'interior-design/designer/41',
    chromatic: { disableSnapshot: true },
  },
  globals: { language: 'vi' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What staff looked at, and on which day. */
export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bản vẽ mẫu, ngày 18/11/2025')).toBeVisible();
  },
};

/** That they have looked at nothing is said too. */
export const NeverSeen: Story = {
  parameters: answers(
    mock('getDesignPartner').answer(({ params, language }) => {
      const partner = fixtures.designPartner(params.id, language);
      if (partner === undefined) throw new MockFailure(404);
      return { data: { ...partner, verified: null } };
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Hiên chưa xem giấy tờ nào của người bán này');
  },
};
