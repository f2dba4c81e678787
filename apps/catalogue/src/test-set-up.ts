import '@kipenga/ui/testing/set-up';
