import {
  getCostTruth,
  getDesign,
  getDesignPreview,
  listBuiltProjects,
  listDesignQuestions,
  listPackageFiles,
} from '@hien/api';
import { paths } from '@hien/domain/routes';
import { addressOf } from '../../shared/address/address.ts';
import { maxId, page, readId, whole } from '../../shared/address/parts.ts';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { useRouteParams } from '../../shared/routing/useRouteParams.ts';
import { NotFoundState } from '../../shared/states/NotFoundState.tsx';
import { DesignHead } from './DesignHead.tsx';
import { DesignView, costsOf } from './DesignView.tsx';
import { useSession } from '../../shared/session/useSession.ts';

/** `?questions=2`: further questions. `?room=7`: a link to this room was shared. */
const address = addressOf({ page: { ...page, as: 'questions' }, room: whole(1, maxId, null) });

const asked = (id: number, number: number) => ({ id, page: number, limit: 5 });

export const prefetch: Prefetch = async ({ need, want, notFound, params, search }) => {
  const id = readId(params.id);
  if (id === undefined) return notFound();
  const preview = need(getDesignPreview, { id });
  want(listBuiltProjects, { design_id: id, limit: 7 });
  want(listDesignQuestions, asked(id, address.read(search).page));
  want(getCostTruth, costsOf(await preview));
};

/** One design: anybody sees its preview, a member all of it (D87). */
export function Screen() {
  const id = readId(useRouteParams(paths.interiorDesignDetail).id);
  return id === undefined ? <NotFoundState /> : <DesignPage key={id} id={id} />;
}

function DesignPage({ id }: { id: number }) {
  const { status } = useSession();
  const preview = useCall(getDesignPreview, { id });
  const detail = useCall(getDesign, { id }, { enabled: status === 'signed-in' });
  const files = useCall(listPackageFiles, { id }, { enabled: status === 'signed-in' });
  const { page: questionsPage, room } = useAddress(address).url;
  const questions = useCall(listDesignQuestions, asked(id, questionsPage));
  const design = preview.data;
  return (
    <>
      {design ? <DesignHead design={design} room={room} /> : null}
      <DesignView
        preview={preview}
        detail={status === 'signed-in' ? detail : null}
        files={files}
        questions={questions}
        questionsPage={questionsPage}
      />
    </>
  );
}
