import { ApiError } from "@meridian/ui/api/errors";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { ComponentProps, ReactNode } from "react";
import { Navigate } from "react-router-dom";

type OnePageProps<T> = {
  found: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** What is shown instead where there is nothing to read yet: the form of a new one. */
  fresh?: ReactNode;
  head: (known: T | undefined) => ComponentProps<typeof PageHead>;
  children: (known: T) => ReactNode;
};

/** The page of one thing, also while it is read and where that fails. An address without a valid id is not found. */
export function OnePage<T>({ found, fresh, head, children }: OnePageProps<T>) {
  const { data, error, refetch } = found;
  if (error instanceof ApiError && error.status === 400) return <Navigate to="/not-found" replace />;
  return (
    <>
      <PageHead {...head(data)} />
      <PageBody>
        {fresh ||
          (data ? (
            children(data)
          ) : error ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={6} />
          ))}
      </PageBody>
    </>
  );
}
