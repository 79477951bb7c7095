import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/** Returns a ref to the value of the last drawing, for handlers that outlive a drawing. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Returns a value of plain data as the same object for as long as it holds the same. */
export function useSame<Value>(value: Value): Value {
  const json = useMemo(() => JSON.stringify(value), [value]);
  return useMemo((): Value => JSON.parse(json), [json]);
}
