import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

type Stage = Pick<StoryContext, 'canvasElement' | 'userEvent'>;

/** A field by its id, once the desk is there: its code is fetched when it is first shown. */
export async function fieldOf({ canvasElement }: Stage, id: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>(`#${id}`);
    if (found === null) throw new Error(`no ${id} yet`);
    return found;
  });
}

/** Adds to the title of the first section. */
export async function typeTitle(stage: Stage): Promise<void> {
  await stage.userEvent.type(await fieldOf(stage, 'story-0-title'), '!');
}
