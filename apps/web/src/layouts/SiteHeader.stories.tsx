import { signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHeader } from './SiteHeader.tsx';

// The header's own props and frames: ui/Navigation/Header. Here it is the site's, with its words, links and session.
const meta = {
  title: 'site/Header',
  component: SiteHeader,
  tags: ['!autodocs'],
  args: { layout: 'default' },
  parameters: { layout: 'fullscreen', path: 'shop' },
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

const asMember = () => {
  signInForStory();
  return signOutForStory;
};
const phone = { viewport: { value: 'phone' } };

export const Guest: Story = {};
export const GuestEnglish: Story = { globals: { language: 'en' } };
export const GuestKorean: Story = { globals: { language: 'ko' } };
export const GuestPhone: Story = { globals: phone };

/** Staff and partners have the same header: their work begins on a page of its own. */
export const Member: Story = { beforeEach: asMember };
export const MemberEnglish: Story = { beforeEach: asMember, globals: { language: 'en' } };
export const MemberKorean: Story = { beforeEach: asMember, globals: { language: 'ko' } };
export const MemberPhone: Story = { beforeEach: asMember, globals: phone };
