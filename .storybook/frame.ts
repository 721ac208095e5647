/** Fetched when a person looks at a screen; what it depends on is in no test and in no picture (tools/visual/affected.ts). */
export { StoryFrame as default } from '@hien/web/story-frame';
