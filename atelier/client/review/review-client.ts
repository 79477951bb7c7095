import type { PreviewRequest } from '../../api.ts';
import type { StoredRemark } from '../../server/review/remark.ts';
import {
  type Added,
  type HandedOverFile,
  type Received,
  reviewApi,
  type Settled,
} from '../../server/review/review-api.ts';
import { callApi } from '../call-api.ts';

/** What the page asks of reviews. All reject with `Refused` or `Unreachable`. */
export const reviewClient = {
  handOver: (data: PreviewRequest) => callApi<HandedOverFile>(reviewApi.handOver, { method: 'POST', data }),
  remarks: () => callApi<StoredRemark[]>(reviewApi.remarks),
  receive: (data: Received) => callApi<Added>(reviewApi.remarks, { method: 'POST', data }),
  settle: (data: Settled) => callApi<StoredRemark>(reviewApi.remarks, { method: 'PUT', data }),
};
