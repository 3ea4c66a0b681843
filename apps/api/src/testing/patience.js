// A database that starts inside the test process takes its time on a busy machine; jest heeds a project's own
// `testTimeout` only here.
import.meta.jest.setTimeout(60_000);
