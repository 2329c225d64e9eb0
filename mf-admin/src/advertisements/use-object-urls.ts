import { useCallback, useEffect, useRef } from 'react';

/** Makes addresses at which chosen files can be looked at before they are sent; they live as long as the screen. */
export function useObjectUrls(): (file: File) => string {
  const made = useRef<string[]>([]);
  useEffect(() => {
    const urls = made.current;
    return () => urls.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return useCallback((file: File) => {
    const url = URL.createObjectURL(file);
    made.current.push(url);
    return url;
  }, []);
}
