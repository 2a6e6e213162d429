import { formatInlineScript } from '../../ui/formatInlineScript.ts';

/**
 * Takes away what edited code could reach other computers with although its document may connect to none: no policy that
 * browsers know covers peer connections. It is inlined from its source text, hence it must not use anything from outside
 * its own body.
 */
function removePeerConnections(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'])
    Reflect.deleteProperty(window, name);
}

/** The text of the script in the head of documents for framed and edited demos. */
export const FRAME_SCRIPT = /* @__PURE__ */ formatInlineScript(removePeerConnections);
