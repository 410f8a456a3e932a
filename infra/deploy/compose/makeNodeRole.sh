#!/bin/sh
# The API nodes' user, without a right but to log in; `api migrate` gives it its rows. Runs once, on an empty volume.
set -eu
psql --username postgres --dbname quotes --command "create role quotes_node login password '$(cat /run/secrets/postgres_password)'"
