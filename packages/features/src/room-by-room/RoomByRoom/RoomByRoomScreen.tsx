import { listProjects, listStyles } from '@hien/api';
import { useAddress } from '../../shared/address/useAddress.ts';
import { useCall } from '../../shared/calls/useCall.ts';
import { PageHead } from '../../shared/head/PageHead.tsx';
import { useText } from '../../shared/i18n/useText.ts';
import type { Prefetch } from '../../shared/routing/prefetch.ts';
import { hubAddress } from './hub-address.ts';
import { RoomByRoomView } from './RoomByRoomView.tsx';

export const prefetch: Prefetch = ({ want }) => {
  want(listProjects);
  want(listStyles, {});
};

/** Where room by room begins: one's project, or what was looked at last. */
export function Screen() {
  const text = useText();
  const { url, href, go, isNarrowed } = useAddress(hubAddress);
  const projects = useCall(listProjects);
  const styles = useCall(listStyles, {});
  return (
    <>
      <PageHead
        title={text('rooms.hub.title')}
        description={text('rooms.hub.lead')}
        hidden={isNarrowed}
      />
      <RoomByRoomView
        projects={projects}
        styles={styles}
        url={url}
        allHref={href(hubAddress.start)}
        onSearch={(q) => go({ q })}
      />
    </>
  );
}
