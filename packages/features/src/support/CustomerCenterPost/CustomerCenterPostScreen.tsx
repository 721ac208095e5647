import { readId } from '../../shared/address/parts.ts';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import { ExistingPost } from './ExistingPost.tsx';
import { NewPost } from './NewPost.tsx';

/** `?id=12` opens a post with what was said about it; without an id one writes a new one. */
export function Screen() {
  const text = useText();
  const [params] = useSearchParams();
  const id = readId(params.get('id'));
  return (
    <>
      <PageHead title={text(id === undefined ? 'post.new.title' : 'post.title')} hidden />
      {id === undefined ? <NewPost /> : <ExistingPost key={id} id={id} />}
    </>
  );
}
