import { smallDocument } from '../../../../test/support/small-document.tsx';

export const { render, usePage } = smallDocument<object>();
