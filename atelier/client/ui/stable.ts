import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/** Returns a ref to the value of the last render, for handlers that outlive a render. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Returns plain data as the same object while they are equal. */
export function useSame<Value>(value: Value): Value {
  const json = useMemo(() => JSON.stringify(value), [value]);
  return useMemo((): Value => JSON.parse(json), [json]);
}
