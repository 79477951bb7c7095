import { historyApi, type TextVersion, type VersionText } from '../../server/history/history-api.ts';
import { callApi } from '../call-api.ts';

/** What the page asks of the versions of a text. All reject with `Refused` or `Unreachable`. */
export const historyClient = {
  versions: (path: string) => callApi<TextVersion[]>(`${historyApi.versions}?path=${encodeURIComponent(path)}`),
  text: (path: string, id: string) =>
    callApi<VersionText>(`${historyApi.text}?path=${encodeURIComponent(path)}&id=${encodeURIComponent(id)}`),
};
