import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture, type PictureRatio } from '../../components/Picture/Picture.tsx';
import type { PictureData } from '../../components/Picture/media.ts';
import { told } from '../../testing/languages/InLanguage.tsx';
import { campaign, livingRoom, missing, sofa } from '../../testing/samples.ts';
import * as s from './foundations.css.ts';

/**
 * Pictures lead. Every one has a frame of fixed proportions, so that nothing moves when it arrives, and words of its
 * own. They are AVIF at the width that is shown; rooms and products are rendered by the project’s own scripts, beside
 * the files in `packages/pictures`.
 */
const meta = { title: 'foundations/Pictures' } satisfies Meta;

export default meta;

interface FrameProps {
  name: string;
  use: string;
  ratio: PictureRatio;
  picture: PictureData;
}

const Frame = ({ name, use, ratio, picture }: FrameProps) => (
  <figure>
    <Picture picture={picture} ratio={ratio} sizes="320px" />
    <figcaption style={{ paddingBlockStart: 8 }}>
      <p className={s.name}>{name}</p>
      <p className={s.note}>{use}</p>
    </figcaption>
  </figure>
);

/** Six frames are enough; no picture is stretched to fit another. */
export const Frames: StoryObj = {
  render: told(() => (
    <div className={s.pictures}>
      <Frame name="4:3" use="Rooms, designs, works." ratio="4:3" picture={livingRoom} />
      <Frame name="3:2" use="Articles; contractors." ratio="3:2" picture={livingRoom} />
      <Frame name="1:1" use="Products, on their own ground." ratio="1:1" picture={sofa} />
      <Frame name="16:9" use="Banners, videos." ratio="16:9" picture={campaign} />
      <Frame name="21:9" use="The head of a page." ratio="21:9" picture={campaign} />
      <Frame name="3:4" use="Portraits; walls of real homes." ratio="3:4" picture={livingRoom} />
    </div>
  )),
};

/** A picture that is not there leaves its words and a drawing: never a grey box, never a broken sign. */
export const Missing: StoryObj = {
  render: told(() => (
    <div className={s.pictures}>
      <Frame name="It did not come" use="Its alt is shown." ratio="4:3" picture={missing} />
      <div style={{ width: 64 }}>
        <Picture picture={missing} ratio="1:1" sizes="64px" />
        <p className={s.note}>Small</p>
      </div>
    </div>
  )),
};
